import elements from 'happy-dom/lib/config/HTMLElementConfig.js';

// Browsers know <search> since 2023, happy-dom does not: React would warn at each page that has one.
Object.assign(elements, { search: elements.section });
