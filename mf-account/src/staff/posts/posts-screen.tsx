import type { StaffPosts } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { formatDay } from '../format-date-time.ts';
import { MakeNew } from '../kept-rows.tsx';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { NewPostForm } from './new-post.tsx';
import { categories } from './typed-post.ts';

/** Posts of the magazine by words, category, whether shoppers see them and a language that they lack (STAFF-57). */
export function PostsScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const choices = [
    {
      name: 'category',
      values: ['', ...categories],
      wordsOf: (category: string) => text(category ? `staff_posts.category_${category}` : 'staff_posts.category_any'),
    },
    {
      name: 'state',
      values: ['', 'published', 'planned', 'hidden'],
      wordsOf: (state: string) => text(`staff_posts.${state || 'any'}`),
    },
  ];
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_posts.new')} onMade={onChanged}>
      {(onMade) => <NewPostForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffPosts['results'][number]> name="posts" {...{ choices, above }}>
      {({ id, title, category, published_on, standing, languages }) => (
        <WrittenRow
          path={`/staff/posts/${id}/`}
          title={title || text('staff_posts.numbered', { id: String(id) })}
          facts={[text(`staff_posts.category_${category}`), formatDay(published_on, locale)]}
          standing={text(`staff_posts.${standing}`)}
          isShown={standing === 'published'}
          languages={languages.length}
          written={text('staff_posts.languages', { written: String(languages.length), all: String(locales.length) })}
        />
      )}
    </WrittenRoom>
  );
}
