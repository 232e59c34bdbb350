import type { ProductGroup } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';

/** The groups under this one, in one line that scrolls sideways. */
export function Subgroups({ groups }: { groups: ProductGroup['children'] }) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (groups.length === 0) return null;
  return (
    <nav aria-label={text('group.subgroups')}>
      <Chips isScrolling>
        {groups.map(({ id, path, shortName, name }) => (
          <ChipLink key={id} href={href(path)}>
            {shortName || name}
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
}
