import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $consent, answerConsent, closeModal, consentCategories, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { type FormEvent, useId, useState } from 'react';
import { everything, nothing } from './consent-answers.ts';
import styles from './consent-form.module.css';

/** One mark per category, none of them set beforehand. Saying no is as easy as saying yes. */
export function ConsentForm() {
  const text = useText('shell');
  const [consent, setConsent] = useState(useStore($consent, { ssr: 'initial' }));
  const id = useId();
  const settle = (chosen: Parameters<typeof answerConsent>[0]) => {
    answerConsent(chosen);
    closeModal();
    showToast('success', text('consent.saved'));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    settle(consent);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p>{text('consent.lead')}</p>
      <ul className={styles.categories}>
        <li>
          <Check label={text('consent.necessary')} checked disabled aria-describedby={`${id}necessary`} />
          <p id={`${id}necessary`}>{text('consent.necessary_note')}</p>
        </li>
        {consentCategories.map((category) => (
          <li key={category}>
            <Check
              label={text(`consent.${category}`)}
              checked={consent[category]}
              aria-describedby={`${id}${category}`}
              onChange={({ target }) => setConsent({ ...consent, [category]: target.checked })}
            />
            <p id={`${id}${category}`}>{text(`consent.${category}_note`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button look="line" isWide onClick={() => settle(nothing)}>
          {text('consent.none')}
        </Button>
        <Button look="line" isWide onClick={() => settle(everything)}>
          {text('consent.all')}
        </Button>
        <Button type="submit" isWide>
          {text('consent.save')}
        </Button>
      </div>
    </form>
  );
}
