#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { run } from './cli.ts';
import { ProcessTerminal } from './processTerminal.ts';

// What is loaded from here on, the server above all, starts in half the time when it was started before.
enableCompileCache();
const terminal = new ProcessTerminal();
process.exitCode = await run(process.argv.slice(2), terminal);
terminal.close();
