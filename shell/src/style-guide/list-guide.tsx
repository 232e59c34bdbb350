import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { CheckFacet } from 'mf-shared/ui/filter-panel/check-facet.tsx';
import { ColorFacet } from 'mf-shared/ui/filter-panel/color-facet.tsx';
import { FacetGroup } from 'mf-shared/ui/filter-panel/facet-group.tsx';
import { FilterPanel } from 'mf-shared/ui/filter-panel/filter-panel.tsx';
import { RangeFacet } from 'mf-shared/ui/filter-panel/range-facet.tsx';
import { SizeFacet } from 'mf-shared/ui/filter-panel/size-facet.tsx';
import { GridSizeToggle } from 'mf-shared/ui/toolbar/grid-size-toggle.tsx';
import { ListEnd } from 'mf-shared/ui/toolbar/list-end.tsx';
import { FilterButton, Toolbar } from 'mf-shared/ui/toolbar/toolbar.tsx';
import { useCallback, useState } from 'react';
import { GuideSection } from './guide-section.tsx';
import { sampleColors } from './sample-data.ts';

const counts = [12, 27, 38, 41, 33, 0];
const bars = [8, 14, 30, 44, 62, 88, 100, 76, 70, 52, 40, 48, 30, 22, 26, 14, 10, 8, 5, 4];

export function ListGuide() {
  const [isOpen, setIsOpen] = useState(false);
  const [size, setSize] = useState<'normal' | 'small'>('normal');
  const [chosen, setChosen] = useState<readonly string[]>(['M']);
  const [range, setRange] = useState({ from: 40, to: 400 });
  const toggle = useCallback(
    (value: string) =>
      setChosen((now) => (now.includes(value) ? now.filter((other) => other !== value) : [...now, value])),
    [],
  );
  const option = (value: string, index: number) => ({
    value,
    label: value,
    count: counts[index] ?? 0,
    isChosen: chosen.includes(value),
  });
  return (
    <GuideSection title="Lists">
      <Breadcrumbs crumbs={[{ name: 'Clothing', path: '/style-guide/' }, { name: 'Jackets' }]} />
      <Toolbar filter={<FilterButton shown={38} total={412} onClick={() => setIsOpen(true)} />}>
        <SelectField label="Sort by" isLabelHidden size="small">
          <option>Most popular</option>
          <option>Lowest price</option>
        </SelectField>
        <GridSizeToggle size={size} onChange={setSize} />
      </Toolbar>
      <ListEnd shown={12} total={38} hasBackToTop />
      <FilterPanel isOpen={isOpen} onClose={() => setIsOpen(false)} count={38} onClear={() => setChosen([])}>
        <FacetGroup name="Size" chosen={chosen.join(', ')} isOpen>
          <SizeFacet options={['XS', 'S', 'M', 'L', 'XL', '3XL'].map(option)} onToggle={toggle} />
        </FacetGroup>
        <FacetGroup name="Price" isOpen>
          <RangeFacet name="Price" unit="€" min={40} max={600} {...range} bars={bars} onChange={setRange} />
        </FacetGroup>
        <FacetGroup name="Colour" isOpen>
          <ColorFacet
            options={sampleColors.map(({ name, control }, index) => ({ ...option(name, index), control }))}
            onToggle={toggle}
          />
        </FacetGroup>
        <FacetGroup name="Brand">
          <CheckFacet options={['Kaamos', 'Fjällbris', 'Norrhem', 'Rova', 'Kelo'].map(option)} onToggle={toggle} />
        </FacetGroup>
      </FilterPanel>
    </GuideSection>
  );
}
