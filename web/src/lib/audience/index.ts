export { type Audience, startAudience } from './audience';
export { type AudienceSettings, fetchAudienceSettings } from './audience-settings';
