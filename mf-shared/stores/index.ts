/** Shared nanostores: one instance in the page. Never set while rendering on the server; read with `useStore($x, { ssr: 'initial' })`. */
export * from './session.ts';
export * from './toasts.ts';
