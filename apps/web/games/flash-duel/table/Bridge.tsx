import { BridgeScene, type BridgeSceneProps } from '../scene/BridgeScene.tsx';
import { useOnStage } from './onStage.ts';

/** The bridge with whatever is being shown on it. */
export function Bridge(props: Omit<BridgeSceneProps, 'scene' | 'event' | 'beat' | 'onTouch'>) {
  const { scene, event, beat, skip } = useOnStage();
  return <BridgeScene {...props} scene={scene} event={event} beat={beat} onTouch={skip} />;
}
