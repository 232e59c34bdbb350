import type { ProductGroup } from 'mf-shared/contract';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { TrimmedDescription } from '../read-description/trimmed-description.tsx';
import styles from './product-group-page.module.css';
import { Subgroups } from './subgroups.tsx';

/** What a group's page says above its products. */
export function GroupHead({ group }: { group: ProductGroup }) {
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[...group.ancestors, group]} />
      <div className={styles.head}>
        <h1>{group.name}</h1>
        <TrimmedDescription title={group.name} html={group.description_html} limits="group" />
        <Subgroups groups={group.children} />
      </div>
    </div>
  );
}
