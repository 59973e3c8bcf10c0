/** What tests of others set tables up with. */
export { maxed, type Placed } from './placed.ts';
export { type Half, Scene } from './scene.ts';
