import { z } from 'zod';

const size = z.object({ sourceSize: z.number(), parsedSize: z.number() });

/** The parts of a report's data that numbers and comparisons need; what else stands there is left alone. */
export const reportSchema = z.object({
  root: z.string(),
  errors: z.array(
    z.object({
      code: z.string(),
      level: z.string(),
      title: z.string(),
      description: z.string().optional(),
    }),
  ),
  chunkGraph: z.object({
    assets: z.array(z.object({ path: z.string(), size: z.number(), chunks: z.array(z.string()) })),
    chunks: z.array(z.object({ id: z.string(), initial: z.boolean() })),
  }),
  moduleGraph: z.object({ modules: z.array(z.object({ path: z.string(), size })) }),
  packageGraph: z.object({
    packages: z.array(z.object({ name: z.string(), version: z.string(), root: z.string() })),
  }),
  loader: z.array(
    z.object({
      resource: z.object({ path: z.string() }),
      loaders: z.array(z.object({ loader: z.string(), isPitch: z.boolean() })),
    }),
  ),
  resolver: z.array(z.unknown()),
});

/** What a report says about a build. */
export type ReportFacts = z.infer<typeof reportSchema>;

/** A comparison holds the data of two builds. */
export const diffSchema = z.object({ baseline: reportSchema, current: reportSchema });
