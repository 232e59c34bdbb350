import { defineApplication } from 'mf-shared/router';
import { StaffBar } from './staff-bar.tsx';

export const application = defineApplication(StaffBar);
