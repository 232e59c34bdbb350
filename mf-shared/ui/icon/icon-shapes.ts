/** Lines on a 24 × 24 field, drawn with a 1.5 stroke. In two files, so that a list does not bring what only single pages draw. */

export * from './sign-shapes.ts';
export * from './thing-shapes.ts';
