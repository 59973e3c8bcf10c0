import { APIError } from 'better-auth/api';
import { Unavailable } from '../store/failure.ts';

/** What better-auth answers. Where it cannot, its database is away; it tells the reason only to the log. */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof APIError && error.statusCode >= 500) throw new Unavailable(error.message, error);
    throw error;
  }
}
