import sumBy from 'lodash/sumBy';
