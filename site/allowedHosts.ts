const NAME = /^\.?[\w-]+(?:\.[\w-]+)*$/;

/**
 * Reads the names under which a server of this project may be asked, besides `localhost` and addresses in numbers.
 * @param setting value of `ALLOWED_HOSTS`: names separated by commas; one with a dot before it stands for all names below
 * it too, as in the lists of Rsbuild, Vite and Django
 * @returns names in lower case; none when it is empty
 * @throws Error that shows the wrong entry and the form it must have
 */
export function readAllowedHosts(setting: string | undefined): string[] {
  const names = (setting ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `ALLOWED_HOSTS has "${wrong}"; write names without port such as docs.example, or .docs.example for all below it too, separated by commas`,
    );
  }
  return names;
}
