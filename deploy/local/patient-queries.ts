import { configure } from '@testing-library/react';

// What comes a moment later is waited for as long as a busy machine needs, not for a second.
configure({ asyncUtilTimeout: 15_000 });
