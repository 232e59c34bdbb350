import type { StaffPost } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatDay } from '../format-date-time.ts';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { WrittenRecord } from '../written/written-record.tsx';
import { PostForm } from './post-form.tsx';

/** One post of the magazine: its words in each language, and from when shoppers see it (STAFF-57). */
export function PostScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/posts/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffPost> path={path} room="posts" missing={text('staff_posts.missing')} keepsPrevious>
      {(post, retry) => <PostParts post={post} onSaved={retry} />}
    </StaffRecord>
  );
}

function PostParts({ post, onSaved }: { post: StaffPost; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, titles, path, category, standing, published_on } = post;
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_posts.numbered', { id: String(id) });
  useRoomTitle(name);
  const planned = () => text('staff_posts.planned_for', { day: formatDay(published_on, locale) });
  return (
    <WrittenRecord
      facts={[path, text(`staff_posts.category_${category}`)]}
      path={path}
      notShown={standing === 'published' ? null : standing === 'hidden' ? text('staff_posts.hidden') : planned()}
    >
      <PostForm post={post} name={name} onSaved={onSaved} />
    </WrittenRecord>
  );
}
