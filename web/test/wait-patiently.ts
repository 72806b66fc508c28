import { configure } from '@testing-library/react';

// What a screen is to show is waited for as long as a shared machine may take.
configure({ asyncUtilTimeout: 30_000 });
