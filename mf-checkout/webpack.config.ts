import { remoteBuild } from 'mf-shared/build';

export default remoteBuild(import.meta.dirname);
