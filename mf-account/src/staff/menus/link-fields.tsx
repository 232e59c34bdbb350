import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useEffect, useState } from 'react';
import type { Form } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { languageName } from '../language-name.ts';
import { LanguageTexts } from '../language-texts.tsx';
import room from '../staff-room.module.css';
import { FoundPicture } from '../written/found-picture.tsx';
import { fieldIn } from './field-in.ts';
import { titleOf } from './title-of.ts';
import { titlesIn } from './typed-menu.ts';

interface LinkProps {
  form: Form<string>;
  slot: string;
  /** What the link is called. */
  name: string;
}

/** Where a link leads, and what it lacks. */
export function LinkFacts({ form, slot, name, dead }: LinkProps & { dead: readonly string[] }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const path = form.values[`path_${slot}`] ?? '';
  const titles = titlesIn(form.values, slot);
  const lacks = locales.filter((language) => !titles[language]);
  const languages = new Intl.ListFormat(locale).format(lacks.map((language) => languageName(language, locale)));
  return (
    <>
      <p>{name}</p>
      <p>{path.startsWith('/') ? <a href={href(path)}>{path}</a> : path}</p>
      {dead.includes(path) && (
        <p className={rows.fact} data-is="short">
          {text('staff_menus.dead')}
        </p>
      )}
      {lacks.length > 0 && (
        <p className={rows.fact} data-is="short">
          {text('staff_menus.lacks', { languages, title: titleOf({ titles, path: '' }, 'fi') || '–' })}
        </p>
      )}
    </>
  );
}

/** The folded form of a link; it opens by itself where something in it is refused. */
export function LinkFields({ form, slot, name }: LinkProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const image = fieldIn(form, `image_${slot}`);
  const isWrong = [`path_${slot}`, `image_${slot}`, ...locales.map((language) => `title_${slot}_${language}`)].some(
    (field) => form.field(field).error !== undefined,
  );
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);
  return (
    <details className={rows.change} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={text('staff_menus.change_named', { name })}>{text('staff_menus.change')}</summary>
      {isOpen && (
        <div className={room.list}>
          <TextField {...fieldIn(form, `path_${slot}`)} hint={text('staff_menus.path_hint')} autoComplete="off" />
          <LanguageTexts
            id={`${image.id}-language`}
            form={{ field: (field) => fieldIn(form, field), setValue: form.setValue }}
            texts={{ [`title_${slot}`]: { place: 'titles', longest: 100, rows: 1, isNeeded: true } }}
          />
          <FoundPicture
            room="menus"
            id={image.id}
            label={image.label}
            value={image.value}
            error={image.error}
            language={locale}
            onValue={(path) => form.setValue(`image_${slot}`, path)}
          />
        </div>
      )}
    </details>
  );
}
