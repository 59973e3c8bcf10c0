/** Runs in the page: what is kept in this browser under a name. */
export async function kept(name: string): Promise<unknown> {
  const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('riposte'));
  return done(database.transaction('kept').objectStore('kept').get(name));
}
