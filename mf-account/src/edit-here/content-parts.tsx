import type { StaffCampaign, StaffContentPage, StaffPost, StaffTabbedPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { CampaignForm } from '../staff/campaigns/campaign-form.tsx';
import { PageForm } from '../staff/pages/page-form.tsx';
import { PageOrder } from '../staff/pages/page-order.tsx';
import { pathOfPage } from '../staff/pages/path-of-page.ts';
import { TabbedPageParts } from '../staff/pages/tabbed-page-screen.tsx';
import { PostForm } from '../staff/posts/post-form.tsx';
import { type PartProps, RecordPart } from './part-frame.tsx';

export function TextPagePart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_pages.missing');
  const path = `/api/staff/pages/${id}/`;
  return (
    <RecordPart<StaffContentPage> room={pathOfPage('text', id)} kind="pages" {...{ path, missing }}>
      {(page, onSaved) => (
        <>
          <PageForm name={page.path} {...{ page, onSaved }} />
          <PageOrder only={page.section} />
        </>
      )}
    </RecordPart>
  );
}

export function TabbedPagePart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_pages.missing');
  const path = `/api/staff/tabbed-pages/${id}/`;
  return (
    <RecordPart<StaffTabbedPage> room={pathOfPage('tabs', id)} kind="pages" {...{ path, missing }}>
      {(page, onSaved) => (
        <>
          <TabbedPageParts {...{ page, onSaved }} />
          <PageOrder only={page.section} />
        </>
      )}
    </RecordPart>
  );
}

export function PostPart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_posts.missing');
  const path = `/api/staff/posts/${id}/`;
  return (
    <RecordPart<StaffPost> room={`/staff/posts/${id}/`} kind="posts" {...{ path, missing }}>
      {(post, onSaved) => <PostForm name={post.path} {...{ post, onSaved }} />}
    </RecordPart>
  );
}

export function CampaignPart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_campaigns.missing');
  const path = `/api/staff/campaigns/${id}/`;
  return (
    <RecordPart<StaffCampaign> room={`/staff/campaigns/${id}/`} kind="campaigns" {...{ path, missing }}>
      {(campaign, onSaved) => <CampaignForm name={campaign.path} {...{ campaign, onSaved }} />}
    </RecordPart>
  );
}
