/** The parts of the settings that few customers open: one script, loaded with the first of them. */
export { ClubForm } from './club-form.tsx';
export { GiftCategoryForm } from './gift-category-form.tsx';
export { MembershipsForm } from './memberships-form.tsx';
export { OrganisationForm } from './organisation-form.tsx';
export { PreferredStoreForm } from './preferred-store-form.tsx';
