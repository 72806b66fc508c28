export type { Audience } from './audience';
export { type AudienceSettings, fetchAudienceSettings } from './audience-settings';
