/**
 * The shop's feature flags (CONF-48, CONF-57, CONF-58): what teams publish before everybody sees it. A flag that is not
 * set is off. It is added here by the team that needs it, and goes again with its code once the feature is everybody's.
 */
export const featureFlags = {
  shoe_wizard: { owner: 'mf-catalog', about: 'The guided choice of shoes', ends: '2027-05-31' },
} as const satisfies Readonly<Record<string, FeatureFlag>>;

interface FeatureFlag {
  /** The room whose team decides on it. */
  owner: string;
  about: string;
  /** The day by which it is gone, `2027-01-31`. */
  ends: string;
}

export type FeatureFlagName = keyof typeof featureFlags;
export const featureFlagNames = Object.keys(featureFlags) as FeatureFlagName[];
