// The antd components in use. Remotes import them from @shop/admin-kit only; add a name here when a section needs it.
export { Alert, AutoComplete, Avatar, Badge, Button, Card, Checkbox, Col, Collapse, Descriptions, Divider, Drawer, Dropdown, Flex, Form, Image, Input, InputNumber, Modal, Pagination, Popover, Progress, Radio, Result, Row, Segmented, Select, Skeleton, Space, Spin, Statistic, Switch, Table, Tag, Timeline, Tooltip, Typography } from 'antd';
export type { FormInstance, FormProps, InputRef, MenuProps, TableColumnsType, TableProps } from 'antd';
