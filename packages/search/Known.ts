/** What is known of words; a `Map` will do. */
export type Known<T> = Pick<ReadonlyMap<string, T>, 'get'>;
