#!/usr/bin/env node
import { run } from './cli.ts';
import { ProcessTerminal } from './processTerminal.ts';

const terminal = new ProcessTerminal();
process.exitCode = await run(process.argv.slice(2), terminal);
terminal.close();
