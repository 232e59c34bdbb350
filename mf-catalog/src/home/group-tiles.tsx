import type { Home } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { GroupTiles as Tiles } from 'mf-shared/ui/group-tiles/group-tiles.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';

export function GroupTiles({ groups }: Pick<Home, 'groups'>) {
  const text = useText('ui');
  if (groups.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.sectionHead}>
        <h2>{text('lead_on.title')}</h2>
      </div>
      <Tiles groups={groups} />
    </section>
  );
}
