// The small build of zod: it makes no functions from text, which the policy of a page refuses.
import * as z from 'zod/mini';

const size = z.object({
  sourceSize: z.number(),
  parsedSize: z.optional(z.number()),
  gzipSize: z.optional(z.number()),
});

/** Numbers and names are both in use for the ids of chunks. */
const chunkId = z.union([z.string(), z.number()]);
const ids = z.array(z.number());

const moduleRef = z.object({ path: z.string() });
/** Only their number is of interest. */
const chunkRefs = z.optional(z.array(z.unknown()));

/** A finding; what its rule adds is read as far as it says what the finding costs. */
const finding = z.object({
  code: z.string(),
  title: z.string(),
  level: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  packages: z.optional(
    z.array(
      z.object({
        target: z.object({ name: z.string(), version: z.string(), root: z.optional(z.string()) }),
        targetSize: z.optional(z.object({ parsedSize: z.optional(z.number()) })),
      }),
    ),
  ),
  package: z.optional(z.object({ name: z.string(), version: z.optional(z.string()) })),
  chunks: z.optional(z.array(z.object({ module: z.optional(moduleRef), chunks: chunkRefs }))),
  module: z.optional(moduleRef),
  issuerModule: z.optional(moduleRef),
  requiredModule: z.optional(moduleRef),
  resolvedModule: z.optional(moduleRef),
  issuers: z.optional(z.array(moduleRef)),
  packageName: z.optional(z.string()),
  packageVersion: z.optional(z.nullable(z.string())),
  initialChunks: chunkRefs,
  asyncChunks: chunkRefs,
  error: z.optional(z.object({ source: z.optional(z.object({ path: z.optional(z.string()) })) })),
});

/** The sections of a report as far as the model is made from them; what else stands there is left alone. */
export const SECTION_SCHEMAS = {
  enableRoutes: z.catch(z.array(z.string()), []),
  hash: z.string(),
  root: z.string(),
  errors: z.array(finding),
  configs: z.array(z.object({ name: z.string(), version: z.optional(z.union([z.string(), z.number()])) })),
  summary: z.object({ costs: z.array(z.object({ name: z.string(), costs: z.number() })) }),
  loader: z.array(
    z.object({
      resource: z.object({ path: z.string() }),
      loaders: z.array(z.object({ loader: z.string(), startAt: z.number(), endAt: z.number() })),
    }),
  ),
  moduleGraph: z.object({
    modules: z.array(
      z.object({
        id: z.number(),
        path: z.string(),
        kind: z.optional(z.number()),
        size,
        chunks: z.optional(z.array(chunkId)),
        concatenationModules: z.optional(ids),
      }),
    ),
  }),
  chunkGraph: z.object({
    assets: z.array(
      z.object({
        path: z.string(),
        size: z.number(),
        gzipSize: z.optional(z.number()),
        chunks: z.optional(z.array(chunkId)),
      }),
    ),
    chunks: z.array(
      z.object({
        id: chunkId,
        name: z.optional(z.nullable(z.string())),
        initial: z.boolean(),
        assets: z.optional(z.array(z.string())),
        modules: z.optional(ids),
      }),
    ),
  }),
  plugin: z.record(z.string(), z.array(z.object({ tapName: z.string(), costs: z.number() }))),
  packageGraph: z.object({
    packages: z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        root: z.string(),
        modules: z.optional(ids),
        size: z.optional(size),
      }),
    ),
  }),
} as const;

export type SectionName = keyof typeof SECTION_SCHEMAS;

export type ReportSections = { [Name in SectionName]?: z.infer<(typeof SECTION_SCHEMAS)[Name]> };

/** One finding as the analyzer wrote it. */
export type RawFinding = NonNullable<ReportSections['errors']>[number];
