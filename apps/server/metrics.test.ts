import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('moves, their stages, sockets, the queue and the sweep are counted', async () => {
  const metrics = new Metrics();
  metrics.countMove('accepted');
  metrics.countMove('accepted');
  metrics.countMove('lost');
  metrics.timeStage('commit', 4);
  metrics.socketOpened();
  metrics.socketOpened();
  metrics.socketClosed();
  metrics.watch('queue', () => 7);
  metrics.watch('dropped', () => 3);
  metrics.watch('outage', () => 1.25);
  metrics.watch('unforgiven', () => 2.5);
  metrics.watch('silences', () => 4);
  metrics.watch('skew', () => -7);
  metrics.timePoolWait(30);
  metrics.countRepair();
  await metrics.text();
  metrics.setSweepLag(1_500);
  metrics.timeRequest('/api/v1/tables/:table', 404, 3);
  const text = await metrics.text();
  for (const line of [
    'riposte_moves_total{result="accepted"} 2',
    'riposte_moves_total{result="lost"} 1',
    'riposte_moves_total{result="refused"} 0',
    'riposte_move_stage_seconds_bucket{le="0.0025",stage="commit"} 0',
    'riposte_move_stage_seconds_bucket{le="0.005",stage="commit"} 1',
    'riposte_move_stage_seconds_count{stage="publish"} 0',
    'riposte_sockets 1',
    'riposte_queue_length 7',
    'riposte_bus_dropped_total 3',
    'riposte_outage_seconds_total 1.25',
    'riposte_unforgiven_seconds_total 2.5',
    'riposte_silences_total 4',
    'riposte_clock_skew_seconds -7',
    'riposte_pool_wait_seconds_bucket{le="0.025"} 0',
    'riposte_pool_wait_seconds_bucket{le="0.05"} 1',
    'riposte_repairs_total 1',
    'riposte_sweep_lag_seconds 1.5',
    'riposte_http_request_seconds_count{route="/api/v1/tables/:table",status="4xx"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

test('no figure is kept for each match or player', async () => {
  const metrics = new Metrics();
  const figures = await metrics.registry.getMetricsAsJSON();
  const ours = figures.filter(({ name }) => name.startsWith('riposte_'));
  expect(ours.length).toBeGreaterThan(4);
  const text = await metrics.text();
  expect(text).not.toMatch(/\b(match|player|table|seat)="/);
});

test('two in one process do not disturb each other', async () => {
  const [one, other] = [new Metrics(), new Metrics()];
  one.countMove('refused');
  expect(await other.text()).toContain('riposte_moves_total{result="refused"} 0\n');
});
