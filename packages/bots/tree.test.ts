import { type AnyChoice, type AnyState, type Decision, fastRandom, type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { Edge, keyOf, TreeNode } from './tree.ts';

const [one, other, third] = ['one', 'other', 'third'].map((type): AnyChoice => ({ type })) as [
  AnyChoice,
  AnyChoice,
  AnyChoice,
];
const me = seat(0);
const alike = (_choice: AnyChoice) => 1;
const state: AnyState = { random: fastRandom(1), stack: [] };

/** The choice a node thinks most of. */
function favourite(node: TreeNode, choices: readonly AnyChoice[], curiosity = 1, weightOf = alike): Edge {
  const weigh = (_state: AnyState, decision: Decision<AnyChoice>, weights: number[]) => {
    for (const [index, choice] of decision.choices.entries()) weights[index] = weightOf(choice);
  };
  return node.mostPromising(state, asked(me, choices), curiosity, { weigh });
}

function asked(by: Seat, choices: readonly AnyChoice[], question = 'any'): Decision<AnyChoice> {
  return { kind: 'awaited', seat: by, question, choices };
}

/** A node at which each of these choices has been tried so often, always with that result. */
function tried(...results: readonly (readonly [AnyChoice, chance: number, times?: number])[]): TreeNode {
  const node = new TreeNode();
  for (const [choice, chance, times = 1] of results)
    for (let count = 0; count < times; count++) favourite(node, [choice]).remember(chance);
  return node;
}

test('choices that look the same have the same key', () => {
  const move = (card: number) => ({ type: 'move', card });
  expect(keyOf(move(1))).toBe(keyOf(move(1)));
  expect(keyOf(move(1))).not.toBe(keyOf(move(2)));
  const kept = move(3);
  expect(keyOf(kept)).toBe(keyOf(kept));
});

describe('a node', () => {
  test('looks first at what seems likeliest', () => {
    const weigh = ({ type }: AnyChoice) => ({ one: 4, other: 9, third: 1 })[type] ?? 0;
    expect(favourite(new TreeNode(), [one, other, third], 1, weigh).choice).toBe(other);
  });

  test('tries everything in time, likely choices more often', () => {
    const weigh = ({ type }: AnyChoice) => ({ one: 1, other: 100, third: 9 })[type] ?? 0;
    const node = new TreeNode();
    for (let count = 0; count < 200; count++) favourite(node, [one, other, third], 1, weigh).remember(0.5);
    const [first = 0, second = 0, last = 0] = [one, other, third].map(
      (choice) => node.edges.get(keyOf(choice))?.tries,
    );
    expect(first).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(first);
    expect(second).toBeGreaterThan(last);
  });

  test('does not try what is new while something else goes very well', () => {
    const node = tried([one, 1, 5]);
    expect(favourite(node, [one, other], 0.1).choice).toBe(one);
  });

  test('tries what is new when everything else goes badly', () => {
    const node = tried([one, 0, 3], [other, 0, 3]);
    expect(favourite(node, [one, other, third]).choice).toBe(third);
  });

  test('remembers who chose', () => {
    expect(new TreeNode().mostPromising(state, asked(seat(3), [one]), 1, undefined).seat).toBe(3);
  });

  test('counts how often a choice was there to be tried, also while others are tried', () => {
    const node = tried([one, 1]);
    favourite(node, [one, other]);
    favourite(node, [one, other]);
    favourite(node, [other]);
    expect([one, other].map((choice) => node.edges.get(keyOf(choice))?.available)).toEqual([3, 3]);
  });

  test('a choice that this imagined match does not have is left alone', () => {
    const node = tried([one, 1], [other, 0]);
    expect(favourite(node, [other]).choice).toBe(other);
    expect(node.edges.get(keyOf(one))?.available).toBe(1);
  });

  test('prefers what went well', () => {
    const node = tried([one, 0.2], [other, 0.9], [third, 0.5]);
    expect(favourite(node, [one, other, third]).choice).toBe(other);
  });

  test('the curious look at what was seldom tried, the others do not', () => {
    const node = tried([one, 0.6, 50], [other, 0.5]);
    for (let count = 0; count < 50; count++) favourite(node, [one, other], 0);
    expect(favourite(node, [one, other], 0.5).choice).toBe(other);
    expect(favourite(node, [one, other], 0).choice).toBe(one);
  });

  test('without choices is a mistake', () => {
    expect(() => favourite(new TreeNode(), [])).toThrow('nothing to choose');
  });
});

test('an edge adds up how it went', () => {
  const edge = new Edge(me, one, 1);
  edge.remember(0.25);
  edge.remember(0.5);
  expect([edge.tries, edge.sum]).toEqual([2, 0.75]);
});

test('an edge leads to one node for each seat and question that may come next', () => {
  const edge = new Edge(me, one, 1);
  const nodeFor = (by: number, question: string) => edge.nodeFor({ seat: seat(by), question });
  expect(nodeFor(0, 'block')).toBe(nodeFor(0, 'block'));
  expect(nodeFor(1, 'block')).not.toBe(nodeFor(0, 'block'));
  expect(nodeFor(0, 'move')).not.toBe(nodeFor(0, 'block'));
});
