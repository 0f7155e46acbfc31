import './styles/tokens.css';
import './styles/index.css';
import './styles/host-changed-code.css';
import './styles/host-marked-code.css';
import './styles/host-sized-code.css';
import './progress/progressBar';

/** The only list of overrides: a named export here replaces the host's part of the same name everywhere. */
export { Callout } from './callout/Callout';
export { CodeButtonGroup } from './doc/CodeButtonGroup';
export { DocFooter } from './doc/DocFooter';
export { DocLayout } from './DocLayout';
export { EditLink } from './doc/EditLink';
export { FallbackHeading } from './doc/FallbackHeading';
export { getCustomMDXComponent } from './doc/getCustomMDXComponent';
export { HomeLayout } from './HomeLayout';
export { LastUpdated } from './doc/LastUpdated';
export { Layout } from './Layout';
export { Nav } from './Nav';
export { NotFoundLayout } from './NotFoundLayout';
export { Outline } from './outline/Outline';
export { Overview } from './Overview';
export { PrevNextPage } from './doc/PrevNextPage';
export { Search } from './search/Search';
export { Sidebar } from './sidebar/Sidebar';
export { SourceCode } from './doc/SourceCode';
export { NameTag as Tag } from '../components/ui/NameTag';
export { useScrollAfterNav } from './doc/useScrollAfterNav';
export { useScrollReset } from './doc/useScrollReset';
export { useThemeState } from './appearance/useThemeState';

export * from '@rspress/core/theme-original';
