/** The icons once more, as modules of their own: who names them all does not bring them all into every page. */
declare module 'mf-shared/ui/icon/sign-shapes.ts?every' {
  export * from 'mf-shared/ui/icon/sign-shapes.ts';
}
declare module 'mf-shared/ui/icon/thing-shapes.ts?every' {
  export * from 'mf-shared/ui/icon/thing-shapes.ts';
}
