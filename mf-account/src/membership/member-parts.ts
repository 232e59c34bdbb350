/** The parts of the settings that are about being a member: one script, loaded when the first of them is opened. */
export { ClubForm } from './club-form.tsx';
export { GiftCategoryForm } from './gift-category-form.tsx';
export { MembershipsForm } from './memberships-form.tsx';
export { OrganisationForm } from './organisation-form.tsx';
