/** In tests with a document: what comes a moment later is waited for as long as a busy machine needs, not for a second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
