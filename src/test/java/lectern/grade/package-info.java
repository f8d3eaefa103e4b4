/** What grading demands, said by examples: for each kind of rule one that holds and one that does not. */
package lectern.grade;
