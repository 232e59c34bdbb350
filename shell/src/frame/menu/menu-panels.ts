export { GroupPanel } from './group-panel.tsx';
export { ServicePanel } from './service-panel.tsx';
