import type { Seat } from '@riposte/kernel';
import type { Marker } from './state.ts';

/** The marker of a seat, if it is on the bridge. */
export function markerOf(markers: readonly Marker[], owner: Seat): Marker | undefined {
  return markers.find((marker) => marker.owner === owner);
}

/** RULES 14.27: the markers once this seat's stands there; those of other seats stay where they are. */
export function placed(markers: readonly Marker[], owner: Seat, space: number): readonly Marker[] {
  return [...lifted(markers, owner), { owner, space }];
}

/** The markers without that of this seat. */
export function lifted(markers: readonly Marker[], owner: Seat): readonly Marker[] {
  return markers.filter((marker) => marker.owner !== owner);
}
