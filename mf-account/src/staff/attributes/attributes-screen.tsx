import type { StaffAttributeList } from 'mf-shared/contract';
import { attributeKinds } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { pathOfAttribute } from './kind-of.ts';
import { NewAttributeForm } from './new-attribute.tsx';
import { Sample } from './sample.tsx';

type Row = StaffAttributeList['results'][number];

/** Colours, types, labels, properties and size tables by words, by kind and by a language that they lack (STAFF-74). */
export function AttributesScreen() {
  const text = useText('mf-account');
  const kinds = {
    name: 'kind',
    values: ['', ...attributeKinds],
    wordsOf: (each: string) => text(each ? `staff_log.about_${each}` : 'staff_attributes.any'),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_attributes.new')} onMade={onChanged}>
      {(onMade) => <NewAttributeForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<Row> name="attributes" choices={[kinds]} above={above} keyOf={({ kind, id }) => `${kind} ${id}`}>
      {(row) => <AttributeRow row={row} />}
    </WrittenRoom>
  );
}

function AttributeRow({ row: { kind, id, key, name, used, languages, ground, ink } }: { row: Row }) {
  const text = useText('mf-account');
  return (
    <WrittenRow
      path={pathOfAttribute(kind, String(id))}
      title={name}
      facts={[text(`staff_attributes.kind_${kind}`), key]}
      sample={ground && <Sample ground={ground} ink={ink} />}
      standing={text('staff_attributes.used', { count: used })}
      isShown
      languages={languages.length}
      written={text('staff_attributes.languages', { written: String(languages.length), all: String(locales.length) })}
    />
  );
}
