type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>
}

/** The object without its null values. The database has null where the API leaves fields out. */
export const withoutNulls = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)) as Present<T>
