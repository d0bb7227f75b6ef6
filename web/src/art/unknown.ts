/** A vehicle for an id that the fleet does not know, as packs of people's own have them: one of the same nation and type,
 * with small changes that depend on the id alone. */

import type { Spec } from './spec';

const NATIONS: Readonly<Record<string, string>> = {
  ussr: 'su',
  soviet: 'su',
  germany: 'de',
  german: 'de',
  usa: 'us',
  france: 'fr',
};

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'su light_tank': ['su-t26', 'su-t70', 'su-bt7', 'su-t50'],
  'su medium_tank': ['su-t34', 'su-t34-85', 'su-t44'],
  'su spg': ['su-su85', 'su-su122', 'su-su76m', 'su-isu152'],
  'su heavy_tank': ['su-kv1', 'su-is2'],
  'su support_unit': ['su-zis5', 'su-gazaa', 'su-ba64'],
  'de light_tank': ['de-pz2', 'de-pz38t', 'de-luchs'],
  'de medium_tank': ['de-pz4h', 'de-pz3j', 'de-panther'],
  'de spg': ['de-stug3', 'de-marder3', 'de-jagdpanther', 'hetzer'],
  'de heavy_tank': ['de-tiger', 'de-koenigstiger'],
  'de support_unit': ['de-blitz', 'de-sdkfz251'],
  'us light_tank': ['us-m3-stuart', 'us-m24-chaffee', 'us-m5a1-stuart'],
  'us medium_tank': ['us-m4a1', 'us-m4a3e8', 'us-m3-lee'],
  'us spg': ['us-m10', 'us-m7-priest', 'us-m36'],
  'us heavy_tank': ['us-m26', 'us-m6a1'],
  'us support_unit': ['us-cckw', 'us-m8', 'us-wc54'],
  'fr light_tank': ['fr-r35', 'fr-h39', 'fr-fcm36'],
  'fr medium_tank': ['fr-s35', 'fr-d2'],
  'fr spg': ['fr-sau40', 'fr-v39'],
  'fr heavy_tank': ['fr-b1bis', 'fr-arl44'],
  'fr support_unit': ['fr-c45', 'fr-37l', 'fr-p178'],
};

export function hashOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
}

export function specOf(id: string, nation: string, type: string): Spec {
  const hash = hashOf(id);
  const family =
    FAMILIES[`${NATIONS[nation] ?? 'su'} ${type}`] ?? FAMILIES[`${NATIONS[nation] ?? 'su'} medium_tank`]!;
  return { like: family[hash % family.length]!, longer: 0.88 + ((hash >> 3) % 7) * 0.04 };
}
