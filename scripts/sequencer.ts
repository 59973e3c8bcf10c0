import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { dearOf } from './dear.ts';

/**
 * The dearest files first, so that no processor waits for the last of them. Files of one project stay together: those
 * that share a process take turns in it, and a file of another project would end it.
 */
export default class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) => dearOf(relative(process.cwd(), moduleId))?.seconds ?? 0;
    const projects = [...new Set(files.map(({ project }) => project.name))];
    const dearestOf = (name: string) =>
      Math.max(...files.filter(({ project }) => project.name === name).map(cost));
    projects.sort((one, other) => dearestOf(other) - dearestOf(one));
    const rank = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return files.toSorted((one, other) => rank(one) - rank(other) || cost(other) - cost(one));
  }
}
