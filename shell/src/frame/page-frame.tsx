import type { Navigation } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import type { ReactNode } from 'react';
import type { Layout } from '../routes/route-table.ts';

export function PageFrame({
  layout,
  navigation,
  children,
}: {
  layout: Layout;
  navigation: Navigation;
  children: ReactNode;
}) {
  const href = useHref();
  return (
    <>
      <header data-boundary="shell" data-layout={layout}>
        <a href={href('/')}>Havu</a>
        {navigation.productGroups.map((group) => (
          <a key={group.id} href={href(group.path)}>
            {group.name}
          </a>
        ))}
      </header>
      <main id="main">{children}</main>
    </>
  );
}
