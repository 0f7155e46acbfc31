/** A site to search, as the command line names it. */
export interface IndexArg {
  readonly name: string;
  readonly root: string;
  readonly siteUrl: string;
}

const FORM = /^(?<name>[\w-]+)=(?<root>[^@]+?)(?:@(?<siteUrl>https?:\/\/\S+?)\/?)?$/;

/**
 * Reads the arguments of `npm run search:serve`.
 * @param args such as `docs=doc_build blog=../blog/dist@https://blog.example`; none means this site as `docs`
 * @param siteUrl address of this site's root, for arguments without one
 * @throws Error that shows the wrong argument and the form it must have
 */
export function readIndexArgs(args: readonly string[], siteUrl: string): IndexArg[] {
  const given = args.length > 0 ? args : ['docs=doc_build'];
  const read = given.map((arg) => {
    const { name, root, siteUrl: own } = FORM.exec(arg)?.groups ?? {};
    if (!name || !root)
      throw new Error(`Argument ${arg}: must be name=folder or name=folder@https://address`);
    return { name, root, siteUrl: own ? `${own}/` : siteUrl };
  });
  const twice = read.find(({ name }, index) => read.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Argument ${twice.name}=${twice.root}: the name ${twice.name} is used twice`);
  return read;
}
