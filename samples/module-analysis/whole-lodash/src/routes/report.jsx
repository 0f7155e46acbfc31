import { sumBy } from 'lodash';
