import { type AnyChoice, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { type Edge, keyOf, TreeNode } from './tree.ts';

const [one, other, third] = ['one', 'other', 'third'].map((type): AnyChoice => ({ type })) as [
  AnyChoice,
  AnyChoice,
  AnyChoice,
];
const me = seat(0);

/** A node at which each of these choices has been tried once, with that result. */
function tried(results: readonly (readonly [AnyChoice, number])[]): TreeNode {
  const node = new TreeNode();
  for (const [choice, chance] of results) node.edgeToTry(me, [choice], fastRandom(1))?.remember(chance);
  return node;
}

function edgeOf(node: TreeNode, choice: AnyChoice): Edge {
  const edge = node.edges.get(keyOf(choice));
  if (!edge) throw new Error(`${choice.type} has not been tried`);
  return edge;
}

test('choices that look the same have the same key', () => {
  const move = (card: number) => ({ type: 'move', card });
  expect(keyOf(move(1))).toBe(keyOf(move(1)));
  expect(keyOf(move(1))).not.toBe(keyOf(move(2)));
  const kept = move(3);
  expect(keyOf(kept)).toBe(keyOf(kept));
});

describe('a node', () => {
  test('tries everything once, in any order, before it tries anything again', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => {
      const node = new TreeNode();
      const random = fastRandom(seed);
      const first = [1, 2, 3].map(() => node.edgeToTry(me, [one, other, third], random)?.choice.type);
      expect(new Set(first)).toEqual(new Set(['one', 'other', 'third']));
      expect(node.edgeToTry(me, [one, other, third], random)).toBeUndefined();
      return first.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('remembers who chose', () => {
    expect(new TreeNode().edgeToTry(seat(3), [one], fastRandom(1))?.seat).toBe(3);
  });

  test('counts how often a choice was there to be tried, also while others are tried', () => {
    const node = tried([[one, 1]]);
    node.edgeToTry(me, [one, other], fastRandom(1));
    node.edgeToTry(me, [one, other], fastRandom(1));
    node.edgeToTry(me, [other], fastRandom(1));
    expect([edgeOf(node, one).available, edgeOf(node, other).available]).toEqual([3, 3]);
  });

  test('a choice that this imagined match does not have is left alone', () => {
    const node = tried([
      [one, 1],
      [other, 0],
    ]);
    expect(node.edgeToTry(me, [other], fastRandom(1))).toBeUndefined();
    expect(node.mostPromising([other], 0.5).choice).toBe(other);
    expect(edgeOf(node, one).available).toBe(1);
  });

  test('prefers what went well', () => {
    const node = tried([
      [one, 0.2],
      [other, 0.9],
      [third, 0.5],
    ]);
    expect(node.mostPromising([one, other, third], 0.5).choice).toBe(other);
  });

  test('the curious look at what was seldom tried, the others do not', () => {
    const node = tried([
      [one, 0.6],
      [other, 0.5],
    ]);
    for (let count = 0; count < 50; count++) {
      node.edgeToTry(me, [one, other], fastRandom(1));
      edgeOf(node, one).remember(0.6);
    }
    expect(node.mostPromising([one, other], 0.5).choice).toBe(other);
    expect(node.mostPromising([one, other], 0).choice).toBe(one);
  });

  test('without choices is a mistake', () => {
    expect(() => new TreeNode().mostPromising([], 0.5)).toThrow('nothing to choose');
  });
});

test('an edge adds up how it went', () => {
  const edge = edgeOf(tried([[one, 0.25]]), one);
  edge.remember(0.5);
  expect([edge.tries, edge.sum]).toEqual([2, 0.75]);
});

test('an edge leads to one node for each seat that may be asked next', () => {
  const edge = edgeOf(tried([[one, 0.5]]), one);
  expect(edge.nodeFor(seat(0))).toBe(edge.nodeFor(seat(0)));
  expect(edge.nodeFor(seat(1))).not.toBe(edge.nodeFor(seat(0)));
});
