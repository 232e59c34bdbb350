import { useEffect, useState } from 'react';

const developmentHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True on a developer's own machine; known in the browser only, after the page stands. */
export function useDevelopmentHost(): boolean {
  const [isDevelopment, setIsDevelopment] = useState(false);
  useEffect(() => setIsDevelopment(developmentHosts.has(location.hostname)), []);
  return isDevelopment;
}
