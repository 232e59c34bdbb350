import { StockLine } from 'mf-shared/ui/buy-box/stock-line.tsx';
import { Chip, ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { ModelRibbons } from 'mf-shared/ui/ribbon/model-ribbons.tsx';
import { PriceRibbon } from 'mf-shared/ui/ribbon/price-ribbon.tsx';
import { SizeChoice } from 'mf-shared/ui/size-buttons/size-choice.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { ColorChoice } from 'mf-shared/ui/swatches/color-choice.tsx';
import { useState } from 'react';
import { GuideRow, GuideSection } from './guide-section.tsx';
import { sampleColors } from './sample-data.ts';

const sizes = [
  { name: 'S', note: '2 left', tone: 'few' as const },
  { name: 'M' },
  { name: 'L' },
  { name: 'XL', note: '7 days' },
  { name: '3XL', out: 'out of stock' },
];

const lengths = ['Regular', 'Long'].map((name) => ({ name }));
/** The shop's own, and one in the catalogue's colours. */
const ribbons = [
  { slug: 'new', name: 'New', value: '#2f5d50;#ffffff' },
  { slug: 'second-hand', name: 'Used', value: '#e6e0d2;#4a3f35' },
];

export function ChoicesGuide() {
  const [size, setSize] = useState('M');
  const [length, setLength] = useState('Regular');
  const [color, setColor] = useState('spruce');
  const [chips, setChips] = useState(['Size M', 'In stock', 'Under 400 €']);
  return (
    <GuideSection title="Sizes, colours, chips, ribbons">
      <SizeChoice legend="Size" options={sizes} chosen={size} onChoose={setSize} note="Runs slightly large." />
      <SizeChoice legend="Leg length" options={lengths} chosen={length} onChoose={setLength} />
      <ColorChoice
        legend="Colour"
        options={sampleColors.map((option, index) => ({ ...option, out: index < 2 ? undefined : 'sold out' }))}
        chosen={color}
        onChoose={setColor}
      />
      <Chips>
        {chips.map((chip) => (
          <Chip key={chip} onRemove={() => setChips(chips.filter((other) => other !== chip))}>
            {chip}
          </Chip>
        ))}
        <ChipLink href="#chips">Rain jackets</ChipLink>
      </Chips>
      <GuideRow>
        <PriceRibbon ribbon={{ kind: 'sale', percentage: 23 }} />
        <PriceRibbon ribbon={{ kind: 'club' }} />
        <PriceRibbon ribbon={{ kind: 'outdoor' }} />
        <PriceRibbon ribbon={{ kind: 'outlet' }} />
        <ModelRibbons ribbons={ribbons} />
        <Stars rating={9} count={48} />
        <StockLine state="in">In stock</StockLine>
        <StockLine state="later">To order, 7 days</StockLine>
        <StockLine state="out">Out of stock</StockLine>
      </GuideRow>
    </GuideSection>
  );
}
