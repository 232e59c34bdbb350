import { useStore } from '@nanostores/react';
import type { Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { type Tab, Tabs } from 'mf-shared/ui/tabs/tabs.tsx';
import styles from 'mf-shared/ui/text/text.module.css';
import type { ReadableAtom } from 'nanostores';
import { Availability } from '../check-availability/availability.tsx';
import { DataFacts } from '../describe/data-facts.tsx';
import { Description } from '../describe/description.tsx';
import { Facts } from '../describe/facts.tsx';
import { useDevelopmentHost } from '../describe/use-development-host.ts';
import { LaterVideos } from '../load-later/parts.ts';
import { QuietPart } from '../load-later/quiet-part.tsx';
import { ReviewList } from '../read-reviews/review-list.tsx';
import type { ProductPageData } from './product-route.ts';

export interface ProductTabsProps {
  data: ProductPageData;
  $variant: ReadableAtom<Variant | null>;
  $tab: ReadableAtom<string | undefined>;
  onChange: (id: string) => void;
}

/** Reviews only with reviews, Guides only with guides (spec: catalogue §2 Tabs). */
export function ProductTabs({ data: { model, stores }, $variant, $tab, onChange }: ProductTabsProps) {
  const isDevelopment = useDevelopmentHost();
  const variant = useStore($variant, { ssr: 'initial' });
  const current = useStore($tab, { ssr: 'initial' });
  const text = useText('mf-product');
  const href = useHref();
  const tabs: Tab[] = [
    {
      id: 'description',
      label: text('tabs.description'),
      content: (
        <>
          <Description model={model} />
          {model.has_videos && (
            <QuietPart>
              <LaterVideos model={model} />
            </QuietPart>
          )}
        </>
      ),
    },
    { id: 'details', label: text('tabs.details'), content: <Facts properties={model.model_properties} /> },
    {
      id: 'availability',
      label: text('tabs.availability'),
      content: <Availability model={model} variant={variant} stores={stores} />,
    },
    // Of what is not public the service reads nobody any.
    ...(model.is_public && model.rating_count > 0
      ? [
          {
            id: 'reviews',
            label: text('tabs.reviews'),
            count: model.rating_count,
            content: (
              <QuietPart>
                <ReviewList model={model} />
              </QuietPart>
            ),
          },
        ]
      : []),
    ...(model.blogs.length > 0
      ? [
          {
            id: 'guides',
            label: text('tabs.guides'),
            content: (
              <div className={styles.prose}>
                <ul>
                  {model.blogs.map((blog) => (
                    <li key={blog.url}>
                      <a href={href(blog.url)}>{blog.title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ),
          },
        ]
      : []),
    {
      id: 'brand',
      label: text('tabs.brand'),
      content: (
        <div className={styles.prose}>
          <SanitisedHtml className={styles.prose ?? ''} html={model.manufacturer.description} />
          <TextArrow href={href(`/${model.manufacturer.slug}/`)}>
            {text('tabs.all_of_brand', { name: model.manufacturer.name })}
          </TextArrow>
        </div>
      ),
    },
    ...(isDevelopment
      ? [{ id: 'data', label: text('tabs.data'), content: <DataFacts model={model} variant={variant} /> }]
      : []),
  ];
  return <Tabs tabs={tabs} label={text('tabs.label')} current={current} onChange={onChange} />;
}
