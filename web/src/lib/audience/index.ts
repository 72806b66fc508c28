export type { Audience } from './audience';
export { type AudienceSettings, fetchAudienceSettings, toAudienceSettings } from './audience-settings';
